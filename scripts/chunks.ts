import { deflateRawSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The graph of modules, once it is whole. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
  getModuleIds: () => IterableIterator<string>
}

/** Modules that the same pages load. */
interface Chunk {
  modules: string[]
  pages: Set<string>
  /** About its bytes on the wire, and more: it’s not made smaller yet. */
  size: number
}

const PAGE = /\/src\/features\/\w+\/pages\/\w+\.tsx\?__react-router-build-client-route$/
/** Brings the page to life, so it runs last: in a file with others it would run before the page is there. */
const START = /\/src\/entry\.client\.tsx$/
const EVERY_PAGE = /\/src\/(root\.tsx\?__react-router-build-client-route|entry\.client\.tsx)$/
/** Checks what is typed, and is of use only once something is sent: no page loads it from the start. */
const CHECKS = /\/node_modules\/zod\//
const HOME = /\/dashboards\/pages\/HomePage\.tsx\?/
const SHOP = /\/(cart|products)\/pages\/(Products|Product|Cart)Page\.tsx\?/
/** The points where features add to pages, which what they add needs too: with one of those pages, its code would come to every page that has a point. */
const POINTS = /\/src\/(features\/\w+\/kit\/points|platform\/extension)\.ts$/
/** Hardly ever changes, so it stays in the browser's cache from one version to the next. */
const FRAME = /\/node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/

/** What one more request costs a page, in the same bytes of code that it could load instead. */
const REQUEST = 1_200

/** What most pages load and is smaller than this comes with what every page loads; so does what the home page would ask for in scraps. */
const SMALL = 2_200

/** A page that loads so many of these bytes already, beside what every page loads, loads none for the sake of others, but for scraps. */
const MOST = 118_000
const SCRAP = 500

/**
 * Gathers what several pages load into few files. Two files become one where that spares requests worth more than the code that some
 * pages then load in vain. What a single page needs stays with it.
 */
export function fewChunks() {
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'few-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file that holds a page may hold what others share with it.
    configResolved({ environments }) {
      const { client } = environments
      if (client) client.build.rolldownOptions.preserveEntrySignatures = 'allow-extension'
    },
    buildEnd(error) {
      if (error) return
      const { everywhere, chunks, pages } = chunksOf(this)
      // Taken out first: once it’s part of a larger file it looks too large, and every page asks for that file.
      const common = selfContained(
        this,
        chunks.filter(
          ({ size, pages: of }) =>
            (size < SMALL && of.size > pages.length / 2) || (size < REQUEST && of.size > 1 && [...of].some((page) => HOME.test(page))),
        ),
        everywhere.modules,
      )
      const points = [...this.getModuleIds()].filter((id) => POINTS.test(id)).toSorted()
      const site = { modules: [...everywhere.modules, ...points, ...common.flatMap(({ modules }) => modules)] }
      const rest = merged(chunks.filter((chunk) => !common.includes(chunk)))
      const named = [['site', site] as const, ...rest.map((chunk, at) => [nameOf(chunk, at), chunk] as const)]
      for (const [name, { modules }] of named) for (const id of modules) names.set(id, name)
    },
  }
  return { plugin, nameOf: (id: string) => (FRAME.test(id) ? 'frame' : CHECKS.test(id) ? 'checks' : (names.get(id) ?? null)) }
}

const nameOf = ({ pages }: Chunk, at: number) => {
  const [page = '', ...others] = pages
  return others.length > 0 ? `shared-${at}` : (/(\w+)\.tsx\?/.exec(page)?.[1] ?? `page-${at}`)
}

/** Those of the chunks that need nothing besides themselves and these modules: the first file of a page would run before what it needs. */
function selfContained(graph: Graph, chunks: Chunk[], modules: string[]): Chunk[] {
  const held = new Set([...modules, ...chunks.flatMap((chunk) => chunk.modules)])
  const isHeld = (id: string) => held.has(id) || FRAME.test(id) || CHECKS.test(id) || POINTS.test(id)
  const left = chunks.filter((chunk) => [...reached(graph, chunk.modules)].every(isHeld))
  return left.length === chunks.length ? left : selfContained(graph, left, modules)
}

/** The modules that pages load: those of every page, and those that the same pages load together. */
function chunksOf(graph: Graph) {
  const ids = [...graph.getModuleIds()].toSorted()
  const pages = ids.filter((id) => PAGE.test(id))
  const everyPage = reached(
    graph,
    ids.filter((id) => EVERY_PAGE.test(id)),
  )
  const pagesOf = new Map<string, string[]>()
  for (const page of pages)
    for (const id of reached(graph, [page]).difference(everyPage)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page])
  const chunks = new Map<string, Chunk>()
  for (const [id, of] of pagesOf) {
    if (FRAME.test(id) || CHECKS.test(id) || POINTS.test(id) || id.endsWith('/shapes.ts')) continue
    const chunk = chunks.get(of.join()) ?? { modules: [], pages: new Set(of), size: 0 }
    chunk.modules.push(id)
    chunk.size += sizeOf(graph.getModuleInfo(id)?.code ?? '')
    chunks.set(of.join(), chunk)
  }
  return { everywhere: { modules: [...everyPage].filter((id) => !FRAME.test(id) && !START.test(id)) }, chunks: [...chunks.values()], pages }
}

/** About its bytes on the wire: packed, without comments and without the place of the sources, so that every machine builds the same files. */
const sizeOf = (code: string) => deflateRawSync(code.replaceAll(process.cwd(), '').replaceAll(/\/\*[^]*?\*\//g, '')).length

function reached(graph: Graph, from: string[]): Set<string> {
  const seen = new Set(from)
  for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
  return seen
}

/** Merges the best pair until none is worth it. */
function merged(chunks: Chunk[]): Chunk[] {
  const left = [...chunks]
  for (;;) {
    const loads = loadsOf(left)
    const best = { gain: 0, one: -1, other: -1 }
    for (const [one, chunk] of left.entries())
      for (let other = one + 1; other < left.length; other++) {
        const gain = gainOf(chunk, left[other], loads)
        Object.assign(best, gain > best.gain && { gain, one, other })
      }
    const [a, b] = [left[best.one], left[best.other]]
    if (!a || !b) return left
    left[best.one] = { modules: [...a.modules, ...b.modules], pages: a.pages.union(b.pages), size: a.size + b.size }
    left.splice(best.other, 1)
  }
}

/** How many bytes each page loads of these. */
function loadsOf(chunks: Chunk[]): Map<string, number> {
  const loads = new Map<string, number>()
  for (const { pages, size } of chunks) for (const page of pages) loads.set(page, (loads.get(page) ?? 0) + size)
  return loads
}

function gainOf(one: Chunk, other: Chunk | undefined, loads: Map<string, number>): number {
  if (!other || one.pages.size === 1 || other.pages.size === 1) return 0
  const both = one.pages.intersection(other.pages)
  const [oneInVain, otherInVain] = [other.pages.difference(both), one.pages.difference(both)]
  const isTooMuch = (pages: Set<string>, more: number) =>
    [...pages].some((page) => HOME.test(page) || (more > SCRAP && (loads.get(page) ?? 0) + more > MOST))
  if (isTooMuch(oneInVain, one.size) || isTooMuch(otherInVain, other.size)) return 0
  return REQUEST * weightOf(both) - one.size * weightOf(oneInVain) - other.size * weightOf(otherInVain)
}

/** The page that people need fastest counts for many, and so do those that people open on the way to buying something. */
const weightOf = (pages: Set<string>) => [...pages].reduce((sum, page) => sum + (HOME.test(page) || SHOP.test(page) ? 44 : 1), 0)
