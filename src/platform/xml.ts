import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** What one XML message may be made of. */
const MOST_TAGS = 500
const DEEPEST = 10

/** An element: its text, or the elements in it by their names in small letters. Of several with one name, a list. */
export type XmlElement = string | { [name: string]: XmlElement | XmlElement[] }

type XmlProblem = 'forbidden' | 'tooMuch' | 'malformed'

/** Never an entity that a message defines: only the five of XML and characters by their number, which are put back afterwards. */
const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  processEntities: false,
  parseTagValue: false,
  maxNestedTags: DEEPEST,
  removeNSPrefix: true,
  transformTagName: (name) => name.toLowerCase(),
  tagValueProcessor: (_name, text) => withoutEntities(text),
})

/** Reads an XML message as elements and text, or says what keeps it from being read. DOCTYPE and entities of its own are refused unread. */
export function readXml(text: string): { root: XmlElement } | { problem: XmlProblem } {
  if (/<!(?!--|\[CDATA\[)|<\?(?!xml\s)/i.test(text)) return { problem: 'forbidden' }
  if (text.split('<', MOST_TAGS + 1).length > MOST_TAGS) return { problem: 'tooMuch' }
  if (XMLValidator.validate(text) !== true) return { problem: 'malformed' }
  try {
    return { root: parser.parse(text) }
  } catch {
    return { problem: 'malformed' }
  }
}

/** The text of an element below this one; empty where there is none. */
export function textAt(element: XmlElement, ...path: string[]): string {
  const [name, ...rest] = path
  if (name === undefined) return typeof element === 'string' ? element.trim() : ''
  if (typeof element === 'string' || !Object.hasOwn(element, name)) return ''
  const [inner = ''] = [element[name]].flat()
  return textAt(inner, ...rest)
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const withoutEntities = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (found, hex, decimal, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? found
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : found
  })

/** A text as it stands in XML. What XML can't hold is left out. */
export const escapeXml = (text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => `&${Object.keys(NAMED).find((name) => NAMED[name] === sign)};`)
