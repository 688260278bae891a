import { localStorageColorSchemeManager, MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '#ui/theme.ts'

const manager = localStorageColorSchemeManager()
const getRootElement = () => document.documentElement

/**
 * The theme for everything inside. The library's own provider would write all colours and sizes into every page and carry the code for it;
 * here they stand in the style sheet `virtual:theme.css`.
 */
export function Look({ children }: { children: ReactNode }) {
  const scheme = useProviderColorScheme({ defaultColorScheme: 'auto', forceColorScheme: undefined, manager, getRootElement })
  return (
    <MantineContext
      value={{ ...scheme, getRootElement, classNamesPrefix: 'mantine', cssVariablesSelector: ':root', withStaticClasses: true }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
