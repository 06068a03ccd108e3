PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('1');
INSERT INTO grdb_migrations VALUES('2');
INSERT INTO grdb_migrations VALUES('3');
CREATE TABLE bookmark (
  lccn TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL, years TEXT NOT NULL,
  note TEXT NOT NULL, tags TEXT NOT NULL, added REAL NOT NULL, changed REAL NOT NULL,
  sort_title TEXT NOT NULL, sort_place TEXT NOT NULL, found_by TEXT NOT NULL) STRICT;
INSERT INTO bookmark VALUES('sn83030214','New-York tribune','New York--New York--New York','1866-1924','Greeley','war',1795335838.6568331718,1795335838.6568331718,'new-york tribune','new york new york','new york tribune sn83030214 new york new york new york greeley war');
CREATE TABLE visit (
  lccn TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL, years TEXT NOT NULL,
  opened REAL NOT NULL, found_by TEXT NOT NULL) STRICT;
CREATE TABLE filter (
  name TEXT PRIMARY KEY NOT NULL, fields TEXT NOT NULL, saved REAL NOT NULL,
  found_by TEXT NOT NULL) STRICT;
CREATE TABLE search (
  name TEXT PRIMARY KEY NOT NULL, query TEXT NOT NULL, source TEXT, sort TEXT, created REAL NOT NULL,
  changed REAL NOT NULL, found_by TEXT NOT NULL) STRICT;
INSERT INTO search VALUES('by the river','river','here',NULL,1795335838.4202868938,1795335838.4202871322,'by the river river');
INSERT INTO search VALUES('flood','flood OR bridge','here','date',1795335838.5545845031,1795335838.5545845031,'flood flood or bridge');
CREATE TABLE watched (
  search TEXT NOT NULL, server TEXT NOT NULL, batches TEXT NOT NULL, begun REAL NOT NULL,
  watched REAL NOT NULL, PRIMARY KEY (search, server)) STRICT;
INSERT INTO watched VALUES('flood','www.loc.gov','batch_one',1795335839.0,1795335839.0);
CREATE TABLE reported (
  search TEXT NOT NULL, page TEXT NOT NULL, title TEXT NOT NULL, snippet TEXT NOT NULL, address TEXT,
  found REAL NOT NULL, PRIMARY KEY (search, page)) STRICT;
CREATE INDEX reported_found ON reported (found);
CREATE INDEX visit_opened ON visit (opened);
COMMIT;
PRAGMA application_id = 1114852450;
