import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** The HTML that the server would send for an element; for tests. */
export function markup(element: ReactNode) {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
}
