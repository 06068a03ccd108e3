-- Counts terms by year and state, as `broadsheet corpus run DIR terms` does, with DuckDB 1.1 or later.
--
--     duckdb -c "SET VARIABLE terms = ['liberty', 'free soil', 'emancipat*'];
--                CREATE VIEW page AS FROM read_json('DIR/pages/*/pages.jsonl.gz');
--                CREATE VIEW title AS FROM read_json('DIR/titles.jsonl')" -f terms.sql
--
-- The pages may also be the Parquet that broadsheet_jobs.py wrote:
--     CREATE VIEW page AS FROM read_parquet('OUT/kind=page/*/*.parquet', hive_partitioning = true)
--
-- A term is a word, several consecutive words, or a prefix with a star. Every year and state with pages has a
-- row, even without the term, so that hits can be divided by words.

-- The one rule of tokens: runs of letters and marks in lowercase, ſ as s, words broken by a soft hyphen rejoined.
-- `lower` works on single code points; only İ becomes two.
CREATE OR REPLACE TEMP MACRO tokens(written) AS regexp_extract_all(
  replace(lower(replace(
    replace(replace(written, chr(173) || chr(10), ''), chr(173), ''), 'İ', 'i' || chr(775))), 'ſ', 's'), '[\p{L}\p{M}]+');

WITH
  -- A page that is in two batches counts once, in the batch whose name sorts first.
  once AS (SELECT id, min(batch) AS batch FROM page GROUP BY id),
  read AS MATERIALIZED (
    SELECT row_number() OVER () AS number, lccn, date, edition, year, coalesce(state, '') AS state, tokens(text) AS words
    FROM page JOIN once USING (id, batch) LEFT JOIN title USING (lccn)),
  cell AS (
    SELECT year, state, sum(len(words))::BIGINT AS words, count(*) AS pages, count(DISTINCT (lccn, date, edition)) AS issues
    FROM read GROUP BY year, state),
  token AS (SELECT number, unnest(words) AS word, generate_subscripts(words, 1) AS place FROM read),
  listed AS (SELECT unnest(range(len(getvariable('terms')))) AS term),
  asked AS (
    SELECT term, getvariable('terms')[term + 1] AS word, tokens(word) AS parts, rtrim(word) LIKE '%*' AS is_open FROM listed),
  part AS (
    SELECT term, len(parts) AS size, unnest(parts) AS part, generate_subscripts(parts, 1) AS place,
      is_open AND generate_subscripts(parts, 1) = len(parts) AS is_beginning
    FROM asked),
  -- Where a term would begin, for each of its words that occurs. It begins there if all of them do.
  beginning AS (
    SELECT number, term, size, token.place - part.place AS start FROM token JOIN part ON word = part AND NOT is_beginning
    UNION ALL
    SELECT number, term, size, token.place - part.place FROM token JOIN part ON is_beginning AND starts_with(word, part)),
  hit AS (SELECT number, term FROM beginning GROUP BY number, term, size, start HAVING count(*) = size),
  counts AS (
    SELECT term, year, state, count(*) AS hits, count(DISTINCT number) AS pages_with
    FROM hit JOIN read USING (number) GROUP BY term, year, state)
SELECT asked.word AS term, year, state, coalesce(hits, 0) AS hits, coalesce(pages_with, 0) AS pages_with, words, pages, issues
FROM asked CROSS JOIN cell LEFT JOIN counts USING (term, year, state)
ORDER BY asked.term, year, state;
