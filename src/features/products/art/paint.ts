/** The colours of one product: its own, two darker and two lighter ones, and an accent. */
export interface Paint {
  main: string
  deep: string
  dark: string
  light: string
  pale: string
  accent: string
}

export type Draw = (paint: Paint) => string

/** A ring of metal. */
export const ring = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#9aa6ab" stroke-width="${Math.max(8, r / 4)}"/>`
