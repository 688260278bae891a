import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { theme } from './theme.ts'

/** The HTML that the server would send for an element, without the theme's own; for tests. */
export function markup(element: ReactNode) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        {element}
      </MantineProvider>
    </MemoryRouter>,
  )
}
