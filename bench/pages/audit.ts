import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags } from '../../scripts/chromium.mjs'

/** One look at a page by a slow phone: times in ms, scores out of 100, sizes in KiB on the wire. */
export interface Audit {
  /** Whether the page asks search engines to leave it out; its score for them is then the score of everything else. */
  isUnlisted: boolean
  fcp: number
  lcp: number
  tbt: number
  cls: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  requests: number
  script: number
  style: number
}

/** Looks at a page `runs` times as Lighthouse's throttled mobile does; each figure is the median. */
export async function audit(chromium: string, url: string, runs: number): Promise<Audit> {
  const seen: Audit[] = []
  for (let run = 0; run < runs; run += 1) seen.push(await inBrowser(chromium, (port) => look(url, port)))
  return median(seen)
}

async function look(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories } = result.lhr
  const isUnlisted = audits['is-crawlable']?.score === 0
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const requests = requestsOf(audits)
  const kib = (type: string) => requests.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  return {
    isUnlisted,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: isUnlisted ? scoreWithout('is-crawlable', categories['seo'], audits) : score('seo'),
    requests: requests.length,
    script: kib('Script'),
    style: kib('Stylesheet'),
  }
}

function scoreWithout(left: string, category: Result.Category | undefined, audits: Result['audits']): number {
  const counted = (category?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = audits[id]?.score ?? null
    return id === left || score === null ? [] : [{ weight, score }]
  })
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  return Math.round((counted.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights) * 100)
}

function requestsOf(audits: Result['audits']) {
  const { details } = audits['network-requests'] ?? {}
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : []
  return items.map((item) => ({ type: String(item['resourceType']), bytes: Number(item['transferSize']) }))
}

/** A browser of its own for each look, so that nothing is in its cache. */
async function inBrowser<T>(chromium: string, act: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'homeward-browser-'))
  const flags = [...chromiumFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(chromium, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    return await act(await portOf(browser.stderr))
  } finally {
    browser.kill()
    await once(browser, 'exit')
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function portOf(said: NodeJS.ReadableStream): Promise<number> {
  let text = ''
  for await (const part of said) {
    text += String(part)
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`The browser did not start:\n${text}`)
}

function median(seen: readonly Audit[]): Audit {
  const middle = (of: (one: Audit) => number) => seen.map(of).sort((a, b) => a - b)[Math.floor(seen.length / 2)] ?? Number.NaN
  return {
    isUnlisted: seen.every(({ isUnlisted }) => isUnlisted),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    requests: middle(({ requests }) => requests),
    script: middle(({ script }) => script),
    style: middle(({ style }) => style),
  }
}
