import * as z from 'zod'
import { CARE } from './care.ts'
import { INDOORS } from './indoors.ts'
import { OUTDOORS } from './outdoors.ts'
import type { Paint } from './paint.ts'
import { TRADE } from './trade.ts'

const DRAWN = { ...OUTDOORS, ...INDOORS, ...CARE, ...TRADE }
export type Kind = keyof typeof DRAWN
export const isKind = (kind: string): kind is Kind => Object.hasOwn(DRAWN, kind)
export const KINDS = Object.keys(DRAWN)

/** How a product is drawn: what kind of thing it is, in which colour and with which accent. */
export const Art = z.object({
  kind: z.string().refine(isKind, `Choose one of: ${KINDS.join(', ')}`),
  main: z.string().regex(/^#[0-9a-f]{6}$/),
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
})
export type Art = z.output<typeof Art>

/** The picture of a product as SVG, `width` pixels wide: square, or in the shape of a social picture. */
export function drawProduct({ kind, main, accent }: Art, { width, height = width }: { width: number; height?: number }): string {
  const paint: Paint = {
    main,
    accent,
    dark: darker(main, 0.32),
    deep: darker(main, 0.16),
    light: lighter(main, 0.35),
    pale: lighter(main, 0.82),
  }
  const side = 900
  const wide = (side * width) / height
  const left = (side - wide) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${wide} ${side}">
<defs><radialGradient id="ground" cx="50%" cy="42%" r="75%"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${paint.pale}"/></radialGradient></defs>
<rect x="${left}" width="${wide}" height="${side}" fill="url(#ground)"/>
<ellipse cx="450" cy="752" rx="270" ry="34" fill="#1b2a24" opacity="0.12"/>
<g stroke-linecap="round" stroke-linejoin="round">${DRAWN[kind](paint)}</g></svg>`
}

const darker = (colour: string, share: number) => mixed(colour, 0, share)
const lighter = (colour: string, share: number) => mixed(colour, 255, share)

/** A colour with a share of black (0) or white (255). */
function mixed(colour: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${parts
    .map((part) =>
      Math.round(part + (towards - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
