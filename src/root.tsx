import '#ui/styles.css'
import 'virtual:theme.css'
import { lazy, type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import { ErrorPage } from '#features/shell/pages/ErrorPage.tsx'
import { FirstScript } from '#features/shell/parts/FirstScript.tsx'
import { FlagsAtStart } from '#features/shell/parts/FlagsAtStart.tsx'
import { Shell } from '#features/shell/Shell.tsx'
import type { Extensions } from '#platform/extension.ts'
import { useDrawnElsewhere } from '#platform/web/elsewhere.ts'
import { ExtensionSource } from '#platform/web/extensions.ts'
import { useFlags } from '#platform/web/flags.ts'
import { Nonce } from '#platform/web/nonce.ts'
import { site } from '#src/site.ts'
import { titleOf } from '#src/titles.ts'
import { fontPreloads } from '#ui/fonts.ts'
import { PAGE_COLOUR } from '#ui/pagecolour.ts'

/** Hardly anybody comes to an address where there is nothing, so its code is no part of every page. */
const NotFoundPage = lazy(() => import('#features/shell/pages/NotFoundPage.tsx').then((all) => ({ default: all.NotFoundPage })))

let web: Promise<Extensions> | undefined

/** What features contribute to pages, asked for by the first page that takes any. */
const contributed = () => (web ??= import('#src/web.ts').then(({ extensions }) => extensions))

export const links = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  ...fontPreloads,
]

/** For every page that says nothing better of itself. */
export const meta = () => [{ name: 'description', content: site.summary }]

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const nonce = use(Nonce)
  const flags = useFlags()
  const elsewhere = useDrawnElsewhere()
  return (
    // Light where no script runs: the first one sets what the person chose.
    <html
      lang="en-GB"
      data-respect-reduced-motion="true"
      data-mantine-color-scheme="light"
      data-flags={flags}
      data-elsewhere={elsewhere}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAGE_COLOUR.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAGE_COLOUR.dark} media="(prefers-color-scheme: dark)" />
        <title>{titleOf(pathname)}</title>
        <Meta />
        {/* Style sheets need no nonce; a browser hides it from the page, and React would take that for a difference. */}
        <Links nonce="" />
        <FirstScript nonce={nonce} />
      </head>
      <body>
        <FlagsAtStart />
        <ExtensionSource value={contributed}>
          <Shell>{children}</Shell>
        </ExtensionSource>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default Outlet

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <ErrorPage />
  // A feature that was switched off since this page was loaded says so itself.
  if (error.status === 404 && error.data?.code !== 'switchedOff') return <NotFoundPage />
  return <ErrorPage words={typeof error.data?.message === 'string' ? error.data.message : undefined} />
}
