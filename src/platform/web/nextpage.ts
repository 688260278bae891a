import type { DataRouter } from 'react-router'
import { connection } from './connection.ts'

/** What this needs of the running router and of the browser. */
export type Running = Pick<DataRouter, 'state' | 'navigate' | 'createHref' | 'subscribe'>

interface Means {
  check: () => Promise<boolean>
  assign: (to: string) => void
  reload: () => void
  /** Shows this address again. */
  restore: (address: string) => void
}

const browser: Means = {
  check: connection.check,
  assign: (to) => window.location.assign(to),
  reload: () => window.location.reload(),
  restore: (address) => window.history.replaceState(window.history.state, '', address),
}

/**
 * Some code of the page that somebody goes to didn’t come: there was no signal, or it’s of an older version. A browser doesn’t ask for it
 * again, so the page comes as a document. Where our server can’t be reached they stay where they are, with what they’ve typed. The build
 * has React Router ask this, which would load the page again that they’re leaving.
 */
export async function pageDidNotCome(router: Running | undefined, means: Means = browser): Promise<void> {
  if (!router?.state.initialized) return means.reload()
  if (!lacking.has(router)) followWith(router, means)
  await leadOn(router, means)
}

/** Routers of which some code didn’t come. They wait for it for ever, so they go nowhere by themselves any more. */
const lacking = new WeakSet<Running>()

function followWith(router: Running, means: Means): void {
  lacking.add(router)
  let followed = router.state.navigation.location
  router.subscribe(({ navigation: { location } }) => {
    const isNew = location !== undefined && location !== followed
    followed = location
    if (isNew) void leadOn(router, means)
  })
}

async function leadOn(router: Running, { check, assign, restore }: Means): Promise<void> {
  const isReachable = await check()
  const { location, navigation } = router.state
  // They’ve turned back meanwhile.
  if (!navigation.location) return
  if (isReachable) return assign(router.createHref(navigation.location))
  const address = router.createHref(location)
  // A step within the page asks nothing of anyone; any other looks for the code and the data of the page again.
  await router.navigate({ ...location, hash: location.hash || '#main' }, { replace: true, state: location.state, preventScrollReset: true })
  restore(address)
}
