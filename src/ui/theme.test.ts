import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import { coral, dark, light, pine, red } from './palette.ts'
import { cssVariablesResolver, theme } from './theme.ts'

const schemes = { light, dark }
const grounds = ['page', 'surface', 'sunk'] as const

describe.each(Object.entries(schemes))('in the %s scheme', (_name, scheme) => {
  test.each(['ink', 'quiet', 'link', 'danger'] as const)('%s can be read on every ground', (colour) => {
    for (const ground of grounds) expect(contrast(scheme[colour], scheme[ground]), ground).toBeGreaterThanOrEqual(4.5)
  })

  test('a placeholder can be read in a field', () => {
    expect(contrast(scheme.placeholder, scheme.surface)).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a field and the focus ring stand out from what is around them', () => {
    for (const ground of grounds) expect(contrast(scheme.control, scheme[ground]), ground).toBeGreaterThanOrEqual(3)
    for (const ground of grounds) expect(contrast(scheme.focus, scheme[ground]), ground).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.entries(scheme.tones))(
    'the words of a %s tag and notice can be read, and its mark be seen',
    (_tone, { back, text, mark }) => {
      expect(contrast(text, back)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(mark, back)).toBeGreaterThanOrEqual(3)
      expect(contrast(mark, scheme.surface)).toBeGreaterThanOrEqual(3)
    },
  )

  test('the good, done words can be read straight on a card', () => {
    expect(contrast(scheme.tones.good.text, scheme.surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(scheme.tones.alert.text, scheme.page)).toBeGreaterThanOrEqual(4.5)
  })
})

test.each([
  ['pine', pine],
  ['coral', coral],
  ['red', red],
])('white words can be read on a %s button, also under the pointer', (_name, ramp) => {
  for (const shade of [7, 8, 9] as const) expect(contrast('#ffffff', ramp[shade]), String(shade)).toBeGreaterThanOrEqual(4.5)
})

test('the theme uses the shades that were tested', () => {
  expect(theme.primaryColor).toBe('pine')
  expect(theme.primaryShade).toEqual({ light: 8, dark: 7 })
})

test('Mantine gets the tested colours for text, dimmed text, placeholders and errors', () => {
  const variables = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  for (const name of ['light', 'dark'] as const) {
    const scheme = schemes[name]
    expect(variables[name]).toMatchObject({
      '--mantine-color-body': scheme.page,
      '--mantine-color-text': scheme.ink,
      '--mantine-color-dimmed': scheme.quiet,
      '--mantine-color-placeholder': scheme.placeholder,
      '--mantine-color-error': scheme.danger,
      '--mantine-color-anchor': scheme.link,
    })
  }
})

test('the measure itself agrees with the examples of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

/** Contrast of two hex colours, 1 to 21 (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string) {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
