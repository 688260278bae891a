import { flagAt } from '#src/flags.ts'
import { paths } from '#src/paths.ts'
import { pages } from '#src/routes.ts'

/** Open to everyone, and of no use as the answer to a search. */
const UNLISTED = new Set<string>([
  paths.start,
  paths.cart,
  paths.newConversation,
  paths.forgotPassword,
  paths.login(),
  '/respond-keepership-request',
])

/** The pages that search engines may list, but for those of a feature that is off. */
export function listedPages(on: ReadonlySet<string>): string[] {
  const open = pages.filter(({ path, guard }) => guard === 'open' && !path.includes(':') && !UNLISTED.has(path))
  return open.map(({ path }) => path).filter((path) => isOn(path, on))
}

export function isOn(path: string, on: ReadonlySet<string>): boolean {
  const flag = flagAt(path)
  return flag === undefined || on.has(flag)
}
