import { jsonIn, textIn } from '#platform/web/read.ts'
import { readSession } from '#platform/web/session.ts'

/** Where this implanter last put a chip in an animal of this kind, or in any where the kind isn’t said yet, as this device remembers; '' where it doesn't. */
export const siteFor = (species: string): string => siteIn(kept(), species)

/** Remembers on this device, for whoever is signed in, where a chip was put in an animal of this kind. */
export function rememberSite(species: string, site: string): void {
  const key = ownKey()
  if (key) localStorage.setItem(key, withSite(kept(), species, site))
}

/** One of the kept sites; '' where there is none of this kind. */
export const siteIn = (text: string | null, species: string): string => textIn(jsonIn(text), species || ANY) ?? ''

/** Under which the last site of all is kept. */
const ANY = 'any'

/** The kept sites with this one, which replaces the one before. A site that isn't said replaces none. */
export function withSite(text: string | null, species: string, site: string): string {
  const before = jsonIn(text)
  const sites = typeof before === 'object' && before !== null ? before : {}
  const isSaid = species !== '' && site.trim() !== ''
  return JSON.stringify({ ...sites, ...(isSaid && { [species]: site.trim(), [ANY]: site.trim() }) })
}

function kept(): string | null {
  const key = ownKey()
  return key ? localStorage.getItem(key) : null
}

/** A practice may share a device: each account has its own. */
function ownKey(): string | null {
  const session = readSession()
  return session && `homeward.implantSites.${session.sub}`
}
