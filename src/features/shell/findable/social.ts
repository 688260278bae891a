import { readFile } from 'node:fs/promises'
import { composedPicture } from '#adapters/files/picture.ts'
import { outlined } from '#platform/text/outlines.ts'
import { site } from '#src/site.ts'
import { type Scene, sceneFile } from './scenes.ts'
import type { SocialWords } from './words.ts'

const SIZE = { width: 1200, height: 630 }
const LINE = { x: 72, width: 580 }
const PANEL = { x: 692, y: 55, width: 454, height: 520 }
/** By how many rows a title has: the size of its letters, and how far apart the rows are. */
const TITLES = [
  { rows: 3, letters: 16, size: 72, apart: 84 },
  { rows: 4, letters: 18, size: 62, apart: 72 },
  { rows: 5, letters: 22, size: 52, apart: 60 },
] as const
const mark = new URL('../../../../public/favicon.svg', import.meta.url)

/** What social networks and chats show beside the link of a page: its words, our mark and a drawing of ours; null where it can't be made now. */
export async function socialPicture({ title, line, scene }: SocialWords): Promise<Buffer | null> {
  const fit = TITLES.find(({ rows, letters }) => rowsOf(title, letters).length <= rows) ?? TITLES[2]
  const rows = rowsOf(title, fit.letters).slice(0, fit.rows)
  const top = 236
  const under = top + (rows.length - 1) * fit.apart + 76
  const drawn = await Promise.all([
    outlined(site.name, { ...LINE, x: 152, y: 112, size: 44, face: 'title', colour: '#26322d' }),
    ...rows.map((words, row) => outlined(words, { ...LINE, y: top + row * fit.apart, size: fit.size, face: 'title', colour: '#26322d' })),
    ...rowsOf(line, 36).map((words, row) => outlined(words, { ...LINE, y: under + row * 42, size: 32, face: 'text', colour: '#56625c' })),
    readFile(mark, 'utf8').then((logo) => logo.replace('<svg', '<svg x="72" y="64" width="64" height="64"')),
    panel(scene),
  ])
  return composedPicture({
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" ${sized(SIZE)}>${GROUND}${drawn.join('')}</svg>`,
    photo: null,
  })
}

/** As many words a row as so many letters hold. */
function rowsOf(text: string, letters: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last && `${last} ${word}`.length <= letters) rows.splice(-1, 1, `${last} ${word}`)
    else rows.push(word)
  }
  return rows
}

const sized = ({ width, height }: { width: number; height: number }) => `width="${width}" height="${height}"`
const GROUND = `<rect ${sized(SIZE)} fill="#fffaf2"/>`

/** The drawing in a frame with round corners: the hill of the home page cut to it, or a small one on a hill of its own. */
async function panel(scene: Scene): Promise<string> {
  const art = await readFile(sceneFile(scene), 'utf8')
  const { x, y, width, height } = PANEL
  const inside =
    scene === 'HeroScene'
      ? art.replace('<svg', `<svg x="${x}" y="${y}" ${sized(PANEL)}`).replace('viewBox="0 0 640 520"', `viewBox="110 0 ${width} ${height}"`)
      : `<rect x="${x}" y="${y}" ${sized(PANEL)} fill="url(#sky)"/>
         <circle cx="${x + width - 92}" cy="${y + 92}" r="62" fill="#fff6e0"/><circle cx="${x + width - 92}" cy="${y + 92}" r="42" fill="#f9c76b"/>
         <path d="M${x} ${y + 330}q150-76 ${width} 8v190H${x}z" fill="#a8d3bf"/>
         <path d="M${x} ${y + 412}q220-64 ${width} 20v96H${x}z" fill="#6fb295"/>
         ${art.replace('<svg', `<svg x="${x + 17}" y="${y + 132}" width="420" height="315"`)}`
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9e0d8"/><stop offset="0.6" stop-color="#fdeacf"/></linearGradient>
    <clipPath id="panel"><rect x="${x}" y="${y}" ${sized(PANEL)} rx="44"/></clipPath><g clip-path="url(#panel)">${inside}</g>`
}
