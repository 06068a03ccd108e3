// Written by Fixtures/demonstration/draw.py.
#include "CDemonstration.h"

static const unsigned char page_1_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-1.jpg"
};
static const unsigned char page_1_xml[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-1.xml"
};
static const unsigned char page_1_txt[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-1.txt"
};
static const unsigned char page_1_json[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-1.json"
};
static const unsigned char page_2_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-2.jpg"
};
static const unsigned char page_2_xml[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-2.xml"
};
static const unsigned char page_2_txt[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-2.txt"
};
static const unsigned char page_2_json[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-07_ed-1_seq-2.json"
};
static const unsigned char page_3_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-1_seq-1.jpg"
};
static const unsigned char page_3_xml[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-1_seq-1.xml"
};
static const unsigned char page_3_txt[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-1_seq-1.txt"
};
static const unsigned char page_3_json[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-1_seq-1.json"
};
static const unsigned char page_4_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-2_seq-1.jpg"
};
static const unsigned char page_4_xml[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-2_seq-1.xml"
};
static const unsigned char page_4_txt[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-2_seq-1.txt"
};
static const unsigned char page_4_json[] = {
#embed "../../Fixtures/demonstration/pages/1903-03-14_ed-2_seq-1.json"
};
static const unsigned char page_5_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1903-11-28_ed-1_seq-1.jpg"
};
static const unsigned char page_5_xml[] = {
#embed "../../Fixtures/demonstration/pages/1903-11-28_ed-1_seq-1.xml"
};
static const unsigned char page_5_txt[] = {
#embed "../../Fixtures/demonstration/pages/1903-11-28_ed-1_seq-1.txt"
};
static const unsigned char page_5_json[] = {
#embed "../../Fixtures/demonstration/pages/1903-11-28_ed-1_seq-1.json"
};
static const unsigned char page_6_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-1.jpg"
};
static const unsigned char page_6_xml[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-1.xml"
};
static const unsigned char page_6_txt[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-1.txt"
};
static const unsigned char page_6_json[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-1.json"
};
static const unsigned char page_7_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-2.jpg"
};
static const unsigned char page_7_xml[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-2.xml"
};
static const unsigned char page_7_txt[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-2.txt"
};
static const unsigned char page_7_json[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-2.json"
};
static const unsigned char page_8_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-3.jpg"
};
static const unsigned char page_8_xml[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-3.xml"
};
static const unsigned char page_8_txt[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-3.txt"
};
static const unsigned char page_8_json[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-3.json"
};
static const unsigned char page_9_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-4.jpg"
};
static const unsigned char page_9_xml[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-4.xml"
};
static const unsigned char page_9_txt[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-4.txt"
};
static const unsigned char page_9_json[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-1_seq-4.json"
};
static const unsigned char page_10_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-2_seq-1.jpg"
};
static const unsigned char page_10_xml[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-2_seq-1.xml"
};
static const unsigned char page_10_txt[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-2_seq-1.txt"
};
static const unsigned char page_10_json[] = {
#embed "../../Fixtures/demonstration/pages/1904-07-02_ed-2_seq-1.json"
};
static const unsigned char page_11_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1905-04-01_ed-1_seq-1.jpg"
};
static const unsigned char page_11_xml[] = {
#embed "../../Fixtures/demonstration/pages/1905-04-01_ed-1_seq-1.xml"
};
static const unsigned char page_11_txt[] = {
#embed "../../Fixtures/demonstration/pages/1905-04-01_ed-1_seq-1.txt"
};
static const unsigned char page_11_json[] = {
#embed "../../Fixtures/demonstration/pages/1905-04-01_ed-1_seq-1.json"
};
static const unsigned char page_13_jpg[] = {
#embed "../../Fixtures/demonstration/pages/1905-12-30_ed-1_seq-1.jpg"
};
static const unsigned char page_13_xml[] = {
#embed "../../Fixtures/demonstration/pages/1905-12-30_ed-1_seq-1.xml"
};
static const unsigned char page_13_txt[] = {
#embed "../../Fixtures/demonstration/pages/1905-12-30_ed-1_seq-1.txt"
};
static const unsigned char page_13_json[] = {
#embed "../../Fixtures/demonstration/pages/1905-12-30_ed-1_seq-1.json"
};

static const struct demonstration_page pages[] = {
  {"1903-03-07", 1, 1, 1,
   {page_1_jpg, sizeof page_1_jpg},
   {page_1_xml, sizeof page_1_xml},
   {page_1_txt, sizeof page_1_txt},
   {page_1_json, sizeof page_1_json}},
  {"1903-03-07", 1, 2, 1,
   {page_2_jpg, sizeof page_2_jpg},
   {page_2_xml, sizeof page_2_xml},
   {page_2_txt, sizeof page_2_txt},
   {page_2_json, sizeof page_2_json}},
  {"1903-03-14", 1, 1, 2,
   {page_3_jpg, sizeof page_3_jpg},
   {page_3_xml, sizeof page_3_xml},
   {page_3_txt, sizeof page_3_txt},
   {page_3_json, sizeof page_3_json}},
  {"1903-03-14", 2, 1, 2,
   {page_4_jpg, sizeof page_4_jpg},
   {page_4_xml, sizeof page_4_xml},
   {page_4_txt, sizeof page_4_txt},
   {page_4_json, sizeof page_4_json}},
  {"1903-11-28", 1, 1, 39,
   {page_5_jpg, sizeof page_5_jpg},
   {page_5_xml, sizeof page_5_xml},
   {page_5_txt, sizeof page_5_txt},
   {page_5_json, sizeof page_5_json}},
  {"1904-07-02", 1, 1, 70,
   {page_6_jpg, sizeof page_6_jpg},
   {page_6_xml, sizeof page_6_xml},
   {page_6_txt, sizeof page_6_txt},
   {page_6_json, sizeof page_6_json}},
  {"1904-07-02", 1, 2, 70,
   {page_7_jpg, sizeof page_7_jpg},
   {page_7_xml, sizeof page_7_xml},
   {page_7_txt, sizeof page_7_txt},
   {page_7_json, sizeof page_7_json}},
  {"1904-07-02", 1, 3, 70,
   {page_8_jpg, sizeof page_8_jpg},
   {page_8_xml, sizeof page_8_xml},
   {page_8_txt, sizeof page_8_txt},
   {page_8_json, sizeof page_8_json}},
  {"1904-07-02", 1, 4, 70,
   {page_9_jpg, sizeof page_9_jpg},
   {page_9_xml, sizeof page_9_xml},
   {page_9_txt, sizeof page_9_txt},
   {page_9_json, sizeof page_9_json}},
  {"1904-07-02", 2, 1, 70,
   {page_10_jpg, sizeof page_10_jpg},
   {page_10_xml, sizeof page_10_xml},
   {page_10_txt, sizeof page_10_txt},
   {page_10_json, sizeof page_10_json}},
  {"1905-04-01", 1, 1, 109,
   {page_11_jpg, sizeof page_11_jpg},
   {page_11_xml, sizeof page_11_xml},
   {page_11_txt, sizeof page_11_txt},
   {page_11_json, sizeof page_11_json}},
  {"1905-04-01", 1, 2, 109,
   {0, 0},
   {0, 0},
   {0, 0},
   {0, 0}},
  {"1905-12-30", 1, 1, 148,
   {page_13_jpg, sizeof page_13_jpg},
   {page_13_xml, sizeof page_13_xml},
   {page_13_txt, sizeof page_13_txt},
   {page_13_json, sizeof page_13_json}},
};

const struct demonstration_page *demonstration_pages(void) { return pages; }

unsigned long demonstration_page_count(void) { return sizeof pages / sizeof *pages; }
