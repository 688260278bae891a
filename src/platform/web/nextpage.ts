import type { DataRouter } from 'react-router'
import { connection } from './connection.ts'

/** What this needs of the running router and of the browser. */
export type Running = Pick<DataRouter, 'state' | 'navigate' | 'createHref'>

interface Means {
  check: () => Promise<boolean>
  assign: (to: string) => void
  reload: () => void
}

const browser: Means = {
  check: connection.check,
  assign: (to) => window.location.assign(to),
  reload: () => window.location.reload(),
}

/**
 * Some code of the page that somebody goes to didn’t come: there was no signal, or it’s of an older version. A browser doesn’t ask for it
 * again, so the page comes as a document. Where our server can’t be reached they stay where they are, with what they’ve typed. The build
 * has React Router ask this, which would load the page again that they’re leaving.
 */
export async function pageDidNotCome(router: Running | undefined, { check, assign, reload }: Means = browser): Promise<void> {
  if (!router?.state.initialized) return reload()
  const isReachable = await check()
  const { location, navigation } = router.state
  // They’ve turned back meanwhile.
  if (!navigation.location) return
  if (isReachable) return assign(router.createHref(navigation.location))
  // Nothing can be asked anew where nothing is reached.
  await router.navigate(location, { replace: true, state: location.state, preventScrollReset: true, defaultShouldRevalidate: false })
}
