import { expect, test } from 'vitest'
import { escapeXml, readXml, textAt } from './xml.ts'

const read = (text: string) => {
  const read = readXml(text)
  return 'root' in read ? read.root : read.problem
}

test('elements are found by their names however they are written, with the five entities and characters by number', () => {
  const root = read('<?xml version="1.0"?><A><Name>Tom &amp; Jerry &#233;&#x21;</Name><v:B xmlns:v="x"><C><![CDATA[<d>]]></C></v:B></A>')
  if (typeof root === 'string') throw new Error(root)
  expect(textAt(root, 'a', 'name')).toBe('Tom & Jerry é!')
  expect(textAt(root, 'a', 'b', 'c')).toBe('<d>')
  expect(textAt(root, 'a', 'nothing', 'here')).toBe('')
  expect(textAt(root, 'constructor', 'name')).toBe('')
})

test('numbers stay text', () => {
  expect(read('<a>0977200000000001</a>')).toEqual({ a: '0977200000000001' })
})

const BOMB = `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "${'&x;'.repeat(99)}">]><a>&y;</a>`
test.each([
  ['an entity bomb', BOMB, 'forbidden'],
  ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'forbidden'],
  ['an external DTD', '<!doctype a SYSTEM "http://example.org/a.dtd"><a/>', 'forbidden'],
  ['a stylesheet', '<?xml-stylesheet href="http://example.org/a.xsl"?><a/>', 'forbidden'],
  ['a message of too many elements', `<a>${'<b/>'.repeat(600)}</a>`, 'tooMuch'],
  ['a message that is too deep', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`, 'malformed'],
  ['a message that was cut off', '<a><b>', 'malformed'],
  ['no XML', 'hello', 'malformed'],
  ['nothing', '', 'malformed'],
])('%s is refused', (_what, text, problem) => {
  expect(read(text)).toBe(problem)
})

test('names that would reach into the objects of the program do nothing', () => {
  const root = read('<a><__proto__><polluted>yes</polluted></__proto__></a>')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(root).toBeDefined()
})

test('what stands in an answer is escaped', () => {
  expect(escapeXml(`<a b="c">&'\u0007`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&apos;')
})
