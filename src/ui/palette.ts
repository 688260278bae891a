import type { MantineColorsTuple } from '@mantine/core'
import { PAGE_COLOUR } from './pagecolour.ts'

type Scheme = {
  /** The page behind everything. */ page: string
  /** Cards, fields and menus. */ surface: string
  /** Wells inside a card: table heads, code, quiet bands. */ sunk: string
  ink: string
  /** Second-rank text; still AA on page, surface and sunk. */ quiet: string
  placeholder: string
  link: string
  danger: string
  /** Hairlines that only decorate. */ line: string
  /** Borders that say "this is a control": 3:1 against page and surface. */ control: string
  focus: string
  tones: Record<Tone, { back: string; text: string; mark: string }>
}

export type Tone = 'good' | 'watch' | 'alert' | 'info' | 'quiet'

export const light: Scheme = {
  page: PAGE_COLOUR.light,
  surface: '#ffffff',
  sunk: '#faf4e9',
  ink: '#26322d',
  quiet: '#56625c',
  placeholder: '#68736d',
  link: '#0f6b56',
  danger: '#b3261e',
  line: '#e9e2d5',
  control: '#858d86',
  focus: '#0f6b56',
  tones: {
    good: { back: '#d2ece2', text: '#0a5242', mark: '#1d8463' },
    watch: { back: '#fdebc2', text: '#5f3c06', mark: '#b4770f' },
    alert: { back: '#fddfd5', text: '#8f2f12', mark: '#c4471f' },
    info: { back: '#d3e8f0', text: '#173f52', mark: '#2b6b88' },
    quiet: { back: '#efeae0', text: '#4a554f', mark: '#77756c' },
  },
}

export const dark: Scheme = {
  page: PAGE_COLOUR.dark,
  surface: '#1c2924',
  sunk: '#182520',
  ink: '#e6ece8',
  quiet: '#a9b8b0',
  placeholder: '#93a39a',
  link: '#7dc3a9',
  danger: '#ff9d8f',
  line: '#304239',
  control: '#70827a',
  focus: '#f9c76b',
  tones: {
    good: { back: '#12392e', text: '#a9d8c6', mark: '#58b092' },
    watch: { back: '#3f2d0b', text: '#fbdc93', mark: '#f4b544' },
    alert: { back: '#4a1c0e', text: '#f9bfab', mark: '#ef7d57' },
    info: { back: '#173645', text: '#abd3e2', mark: '#579fbd' },
    quiet: { back: '#2a3a33', text: '#c9d4ce', mark: '#84958c' },
  },
}

/** The accent: links, main buttons, the logo. Shade 8 is filled on light, shade 7 on dark. */
export const pine: MantineColorsTuple = [
  '#eaf6f1',
  '#d2ece2',
  '#a9d8c6',
  '#7dc3a9',
  '#58b092',
  '#3b9f7f',
  '#288f6e',
  '#1d8463',
  '#0f6b56',
  '#0a5242',
]

/** The second accent, kept for what is urgent or for joy: lost animals, badges. */
export const coral: MantineColorsTuple = [
  '#fff1ec',
  '#fddfd5',
  '#f9bfab',
  '#f49b7d',
  '#ef7d57',
  '#ea6a40',
  '#dd5a30',
  '#cb4a20',
  '#c4471f',
  '#8f2f12',
]

export const honey: MantineColorsTuple = [
  '#fff7e3',
  '#fdebc2',
  '#fbdc93',
  '#f9c76b',
  '#f4b544',
  '#e89f22',
  '#c98411',
  '#8f5c0c',
  '#85560a',
  '#5f3c06',
]

export const sky: MantineColorsTuple = [
  '#ecf5f8',
  '#d3e8f0',
  '#abd3e2',
  '#7fbad1',
  '#579fbd',
  '#3d87a8',
  '#2f7391',
  '#2b6b88',
  '#235a74',
  '#173f52',
]

export const red: MantineColorsTuple = [
  '#fdefed',
  '#fadbd8',
  '#f6b9b3',
  '#f29389',
  '#ec6f62',
  '#e25144',
  '#d13a2d',
  '#c02f24',
  '#b3261e',
  '#7a1712',
]

export const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f3f0ea',
  '#e8e4dc',
  '#dbd6cc',
  '#c6c1b6',
  '#a39f95',
  '#77756c',
  '#5a5d57',
  '#3d443f',
  '#26322d',
]

/** Text first, deepest ground last, as Mantine reads it. */
export const night: MantineColorsTuple = [
  dark.ink,
  '#c9d4ce',
  dark.quiet,
  dark.placeholder,
  '#33463d',
  '#26362f',
  dark.surface,
  dark.page,
  '#0f1815',
  '#0a110f',
]
