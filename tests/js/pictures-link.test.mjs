import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkInSvg } from '../../www/export/link-in-svg.js';

test('what is no picture of ours carries no link', () => {
  for (const text of [
    '',
    '#1/queens/8',
    'Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4',
    '<p>#1/queens/8</p>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<svg><metadata/></svg>',
    '<svg><metadata>nothing</metadata></svg>',
    'see <svg><metadata>#1/queens/8</metadata></svg>',
    '<svgs><metadata>#1/queens/8</metadata></svgs>',
    '<svg><metadatas>#1/queens/8</metadatas></svg>',
    `${' '.repeat(200_000)}<svg><metadata>#1/queens/8</metadata></svg>`,
  ]) {
    assert.equal(linkInSvg(text), null, text.slice(0, 80));
  }
});

test('a picture that another program has saved still carries its link', () => {
  for (const text of [
    '<?xml version="1.0"?>\n<!-- saved -->\n<svg id="a"><metadata id="m">\n#1/queens/8?solver=marks&amp;step=982\n</metadata></svg>',
    '<svg><metadata>#1/queens/8?solver=marks&#38;step=982<rdf:RDF/></metadata></svg>',
    '\uFEFF<svg><metadata>#1/queens/8?solver=marks&#x26;step=982</metadata></svg>',
  ]) {
    assert.equal(linkInSvg(text), '#1/queens/8?solver=marks&step=982');
  }
});

/** @param {string} text */
const read = (text) => linkInSvg(`<svg ><metadata a="b">#${text}</metadata></svg>`);

test('characters that are written as their numbers or names are read, and others stay', () => {
  assert.equal(read('&lt;&gt;&quot;&apos;&amp;'), '#<>"\'&');
  assert.equal(read('&#38;&#x7e;&#X7E;&#126;&#x0026;'), '#&~~~&');
  assert.equal(
    read('&#128;&#x80;&copy;&#1234567;&#x123456;&longer;'),
    '#&#128;&#x80;&copy;&#1234567;&#x123456;&longer;',
  );
});
