import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core'
import './mantine.css'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)

const settings = {
  // Colours follow `data-mantine-color-scheme`, which colourscheme.ts sets.
  colorScheme: 'auto' as const,
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

/**
 * What a Mantine component needs around it. It stands around each of them and not around every page, so that a page carries
 * nothing of the library before it opens a dialog or a list.
 */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={settings}>
      <MantineThemeContext value={merged}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
