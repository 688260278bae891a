import { readFile } from 'node:fs/promises'
import { composedPicture } from '#adapters/files/picture.ts'
import { outlined } from '#platform/text/outlines.ts'
import { site } from '#src/site.ts'
import type { SocialWords } from './words.ts'

const SIZE = { width: 1200, height: 630 }
const LINE = { x: 72, width: 640 }
const mark = new URL('../../../../public/favicon.svg', import.meta.url)

/** What social networks and chats show beside the link of a page: its words and our mark; null where it can't be made now. */
export async function socialPicture({ title, line }: SocialWords): Promise<Buffer | null> {
  const lines = await Promise.all([
    outlined(site.name, { ...LINE, x: 152, y: 116, size: 44, face: 'title', colour: '#0f6b56' }),
    ...rowsOf(title).map((words, row) => outlined(words, { ...LINE, y: 288 + row * 88, size: 76, face: 'title', colour: '#26322d' })),
    outlined(line, { ...LINE, y: 534, size: 34, face: 'text', colour: '#56625c' }),
  ])
  const logo = (await readFile(mark, 'utf8')).replace(/<svg/, '<svg x="72" y="64" width="64" height="64"')
  return composedPicture({ drawing: drawing(lines.join('') + logo), photo: null })
}

/** At most 20 letters a row, as long as words allow. */
function rowsOf(title: string): string[] {
  const rows: string[] = []
  for (const word of title.split(' ')) {
    const last = rows.at(-1)
    if (last && `${last} ${word}`.length <= 20) rows.splice(-1, 1, `${last} ${word}`)
    else rows.push(word)
  }
  return rows.slice(0, 3)
}

/** A house on a hill at night, with one window lit and paw prints that lead to it. */
const drawing = (words: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <rect width="1200" height="630" fill="#fffaf2"/>
  <path d="M800 0h400v630H720c70-120 30-210 60-330S760 90 800 0z" fill="#12392e"/>
  <circle cx="1092" cy="108" r="44" fill="#fbdc93"/>
  <path d="M742 520c110-70 250-60 458-20v130H720z" fill="#1d8463"/>
  <path d="M760 572c160-60 290-40 440-10v68H726z" fill="#0f6b56"/>
  <path d="M910 360l120-96 120 96v150H910z" fill="#fdf1dc"/>
  <path d="M886 372l144-118 144 118" fill="none" stroke="#c4471f" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>
  <rect x="1002" y="420" width="58" height="90" rx="29" fill="#0f6b56"/>
  <rect x="938" y="396" width="42" height="42" rx="8" fill="#f4b544"/>
  ${[
    [800, 596],
    [858, 566],
    [918, 572],
    [972, 542],
  ]
    .map(([x, y]) => paw(x ?? 0, y ?? 0))
    .join('')}
  ${words}
</svg>`

const paw = (x: number, y: number) =>
  `<g fill="#d2ece2" transform="translate(${x} ${y}) rotate(60)"><ellipse rx="9" ry="8"/><circle cx="-10" cy="-10" r="4"/><circle cx="-3" cy="-14" r="4"/><circle cx="5" cy="-14" r="4"/><circle cx="11" cy="-9" r="4"/></g>`
