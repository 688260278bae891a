import { SPECIES, type Species } from '#knowledge/animals/species.ts'

/** A plain face of such an animal for a picture without a photo, or a paw: SVG, `side` wide and high. */
export function faceOf(kind: string, { x, y, side }: { x: number; y: number; side: number }): string {
  const species = SPECIES.find((known) => known === kind) ?? 'other'
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 96 96">${FACES[species] ?? PAW}</svg>`
}

const [COAT, SHADE, PALE, INK] = ['#e59a52', '#bf7a38', '#f9e6cb', '#26322d']

const coat = (...paths: string[]) => paths.map((path) => `<path fill="${COAT}" d="${path}"/>`).join('')
const shade = (path: string) => `<path fill="${SHADE}" d="${path}"/>`
const pale = (path: string) => `<path fill="${PALE}" d="${path}"/>`
const SHOULDERS = 'M15 100c0-20 13-30 33-30s33 10 33 30z'

/** Two eyes and a nose around the middle of a square of 96. */
const looking = (apart: number, eyes: number, nose: number) =>
  `<g fill="${INK}"><circle cx="${48 - apart}" cy="${eyes}" r="4.2"/><circle cx="${48 + apart}" cy="${eyes}" r="4.2"/><ellipse cx="48" cy="${nose}" rx="4.6" ry="3.4"/></g>`

/** In a square of 96. */
const FACES: Partial<Record<Species, string>> = {
  dog: `${coat(SHOULDERS, 'M48 17c18 0 28 11 28 27 0 8-2 14-6 19-5 8-13 12-22 12s-17-4-22-12c-4-5-6-11-6-19 0-16 10-27 28-27z')}${pale('M48 47c10 0 17 6 17 14.5S57.5 75 48 75s-17-5-17-13.5S38 47 48 47z')}${shade('M30 22c-9-5-18 3-19 20-1 13 3 24 9 24 7 0 8-10 9-22 0-7 1-14 4-18zM66 22c9-5 18 3 19 20 1 13-3 24-9 24-7 0-8-10-9-22 0-7-1-14-4-18z')}${looking(11, 44, 57)}`,
  cat: `${coat(SHOULDERS, 'M20 44c-3-14-3-27 0-31 7 1 15 7 20 14zM76 44c3-14 3-27 0-31-7 1-15 7-20 14z', 'M48 20c18 0 30 11 30 28 0 16-13 27-30 27S18 64 18 48c0-17 12-28 30-28z')}${pale('M48 53c4-3 15-1 15 8 0 8-7 13-15 13s-15-5-15-13c0-9 11-11 15-8z')}${looking(12, 47, 58)}`,
  rabbit: `${coat(SHOULDERS, 'M34 2c8 0 12 14 11 34H31C24 20 27 3 34 2zM62 2c-8 0-12 14-11 34h14C72 20 69 3 62 2z', 'M48 31c15 0 25 9 25 23 0 15-11 24-25 24s-25-9-25-24c0-14 10-23 25-23z')}${pale('M48 59c3-3 14-3 14 6 0 8-7 12-14 12s-14-4-14-12c0-9 11-9 14-6z')}${looking(13, 52, 62)}`,
  ferret: `${coat(SHOULDERS, 'M16.5 30a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1-19 0zM60.5 30a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1-19 0z', 'M48 20c17 0 29 9 29 23 0 8-5 14-12 20-6 6-11 13-17 13s-11-7-17-13c-7-6-12-12-12-20 0-14 12-23 29-23z')}${shade('M22 42c5-8 17-9 26-4 9-5 21-4 26 4-2 9-12 12-19 9-3-1-5-2-7-2s-4 1-7 2c-7 3-17 0-19-9z')}${pale('M48 49c8 0 14 6 13 12-2 8-8 15-13 15s-11-7-13-15c-1-6 5-12 13-12z')}${looking(12, 43, 60)}`,
  horse: `${coat('M22 100c0-24 8-42 26-46 18 4 26 22 26 46z')}${shade('M60 30c16 6 23 34 18 70H66z')}${coat('M34 26c-5-8-6-16-4-20 6 2 11 8 13 15zM62 26c5-8 6-16 4-20-6 2-11 8-13 15z', 'M48 17c14 0 20 9 20 20 0 9-4 18-5 27-1 13-5 22-15 22s-14-9-15-22c-1-9-5-18-5-27 0-11 6-20 20-20z')}${pale('M48 64c9 0 14 4 14 10 0 8-6 13-14 13s-14-5-14-13c0-6 5-10 14-10z')}${shade('M40 17c4-7 12-7 16-1-2 9-6 16-11 21-1-4 0-7 1-10-3 3-5 6-7 10-2-7-2-14 1-20z')}${looking(15, 40, 75)}`,
  'guinea pig': `${shade('M27 33c-11-3-20 3-20 12 0 8 6 12 12 8 6-5 9-11 8-20zM69 33c11-3 20 3 20 12 0 8-6 12-12 8-6-5-9-11-8-20z')}${coat('M48 18c17 0 27 11 31 28 3 14 9 26 9 54H8c0-28 6-40 9-54 4-17 14-28 31-28z')}${pale('M48 47c7 0 10 5 13 11 4 7 5 17-2 22-6 4-16 4-22 0-7-5-6-15-2-22 3-6 6-11 13-11z')}${looking(20, 48, 63)}`,
  bird: `${coat('M18 100c-2-20-1-38 4-52 5-18 14-29 26-29s21 11 26 29c5 14 6 32 4 52z')}${shade('M17 100c-2-17-1-30 3-40 9 5 14 20 13 40zM79 100c2-17 1-30-3-40-9 5-14 20-13 40z')}${pale('M48 24c12 0 19 9 19 21S59 63 48 63s-19-6-19-18 7-21 19-21z')}${looking(12, 40, 50)}${shade('M41 45c0-5 14-5 14 0 0 7-3 13-7 17-4-4-7-10-7-17z')}`,
  tortoise: `${shade('M6 82c0-38 18-60 42-60s42 22 42 60c0 4-3 7-8 7H14c-5 0-8-3-8-7z')}${coat('M14 96c-2-10 3-16 11-16s11 7 10 16zM82 96c2-10-3-16-11-16s-11 7-10 16z', 'M48 45c14 0 21 9 21 21 0 14-8 24-21 24s-21-10-21-24c0-12 7-21 21-21z')}${looking(11, 62, 74)}`,
  reptile: `${coat('M10 100c2-14 14-20 22-32h32c8 12 20 18 22 32z', 'M48 24c12 0 18 4 25 10 7 7 11 15 10 22-1 12-17 22-35 22S14 68 13 56c-1-7 3-15 10-22 7-6 13-10 25-10z')}${pale('M14 58c8 9 20 12 34 12s26-3 34-12c-1 12-17 20-34 20S15 70 14 58z')}${looking(21, 40, 54)}`,
}

const PAW = `<g fill="${COAT}"><path d="M48 46c11 0 21 12 21 22 0 8-6 11-11 10-4-1-6-2-10-2s-6 1-10 2c-5 1-11-2-11-10 0-10 10-22 21-22z"/><ellipse cx="26" cy="45" rx="7" ry="9.5"/><ellipse cx="40" cy="30" rx="7" ry="10"/><ellipse cx="56" cy="30" rx="7" ry="10"/><ellipse cx="70" cy="45" rx="7" ry="9.5"/></g>`
