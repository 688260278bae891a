/** What a page is kept with: the browser's cache of answers and its way to the network. */
export interface Keeping {
  cache: Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>
  fetch: (address: string) => Promise<Response>
}

/**
 * Puts a page aside with every file that it, or one of its files, names; those of `others` too, for they are reached without a document.
 * The document comes last, so that what is kept is always whole: the old page with its files, or the new one with its own.
 * @throws where a file does not come; what was kept before still stands.
 */
export async function keepPage(keeping: Keeping, page: string, others: readonly string[]): Promise<void> {
  const documents = await Promise.all([page, ...others].map((address) => fetched(keeping, address)))
  const texts = await Promise.all(documents.map((document) => document.clone().text()))
  const files = await keepFiles(keeping, texts.flatMap(filesNamed))
  const [document] = documents
  if (document) await keeping.cache.put(page, document)
  await forgetOthers(keeping, new Set([page, ...files]))
}

/** A file of the build: its name changes with its content. */
const FILE = /(?:\/?assets\/|\.\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2|wasm|svg|png|webp))\b/g

/** The files of the build that a document, script or style sheet names. */
export const filesNamed = (text: string): string[] => [...new Set([...text.matchAll(FILE)].map(([, name]) => `/assets/${name}`))]

/** The list of all pages names every file there is: it is kept, and not followed. */
const isFollowed = (file: string) => /\.(js|css)$/.test(file) && !file.startsWith('/assets/manifest-')

async function keepFiles(keeping: Keeping, named: readonly string[]): Promise<Set<string>> {
  const known = new Set(named)
  for (let round = [...known]; round.length > 0; ) {
    const texts = await Promise.all(round.map((file) => keepFile(keeping, file)))
    round = [...new Set(texts.flatMap(filesNamed))].filter((file) => !known.has(file))
    for (const file of round) known.add(file)
  }
  return known
}

/** Keeps one file, unless it is here already, and gives its text where that may name others. */
async function keepFile(keeping: Keeping, file: string): Promise<string> {
  const kept = await keeping.cache.match(file)
  const response = kept ?? (await fetched(keeping, file))
  const text = isFollowed(file) ? response.clone().text() : ''
  if (!kept) await keeping.cache.put(file, response)
  return text
}

async function fetched({ fetch }: Keeping, address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok || response.redirected) throw new Error(`${address} can’t be kept`)
  return response
}

/** Files of pages before this one. */
async function forgetOthers({ cache }: Keeping, kept: ReadonlySet<string>) {
  const old = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
