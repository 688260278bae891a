import { inflateSync } from 'node:zlib'

/** What a reader reads on a document of ours, in the order in which it was written: text is stored as numbers of glyphs, packed. */
export function textOfPdf(bytes: Uint8Array): string {
  const things = new Map<string, { head: string; stream: string }>()
  const file = Buffer.from(bytes).toString('latin1')
  for (const [, number = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream = ''] = body.split(/\nstream\n/, 2)
    const end = stream.lastIndexOf('\nendstream')
    things.set(number, { head, stream: end < 0 || !head.includes('FlateDecode') ? '' : unpacked(stream.slice(0, end)) })
  }
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of things.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(things.get(number)?.head ?? '')?.[1]
      if (letters) fonts.set(name, lettersOf(things.get(letters)?.stream ?? ''))
    }
  return [...things.values()].map(({ stream }) => written(stream, fonts)).join('')
}

const unpacked = (stream: string) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')

/** The letters of each glyph, by its number in hexadecimal. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(hex(Number.parseInt(from, 16) + index), Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
  return letters
}

const hex = (number: number) => number.toString(16).padStart(4, '0')

/** Each run of text on a line of its own. */
function written(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> | undefined
  let text = ''
  for (const [, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font)
    if (run)
      text += `${[...run.matchAll(/<(\w+)>/g)]
        .flatMap(([, glyphs = '']) => [...glyphs.matchAll(/\w{4}/g)])
        .map(([glyph]) => letters?.get(glyph) ?? '')
        .join('')}\n`
  }
  return text
}
