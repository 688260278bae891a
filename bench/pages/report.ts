import type { Audit } from './audit.ts'

export interface Measured extends Audit {
  address: string
}

/** What the server takes while nobody asks, and how many pages it sends. */
export interface Rest {
  /** In ms. */
  startedIn: number
  /** In MiB. */
  memory: number
  sent: { address: string; perSecond: number }[]
}

interface How {
  runs: number
  connections: number
  cpu: string
  cores: number
}

/** docs/performance.md: how fast the pages are, from a run. */
export function report(measured: readonly Measured[], rest: Rest, { runs, connections, cpu, cores }: How): string {
  return `# How fast the pages are

\`npm run bench -- pages\` writes this page. It looks at every page that needs no sign-in as Lighthouse's throttled mobile does (a slow phone on slow 4G),
${runs} times, and takes the median of each figure. Measured on ${cores} cores (${cpu}), which run the server, PostgreSQL and the browser.

| page | FCP | LCP | TBT | CLS | performance | accessibility | best practices | SEO | requests | script | style |
|:--|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${measured.map(row).join('\n')}

Times are in milliseconds; script and style are KiB on the wire. The aims: LCP up to 1,800 ms, TBT up to 50 ms, CLS up to 0.02, every score 98 or more;
120 KiB of script and 20 requests on the home page, 170 KiB on any page, 15 KiB of style. A page with * asks search engines to leave it out,
because its address names a chip or a person’s request; its score for them is that of everything else they look at.

## At rest and under load

The built register answers ${Math.round(rest.startedIn).toLocaleString('en-GB')} ms after it’s started, its database included, and its process holds ${Math.round(rest.memory)} MiB when nobody asks.

| page, asked by ${connections} connections | sent a second |
|:--|---:|
${rest.sent.map(({ address, perSecond }) => `| ${address} | ${Math.round(perSecond).toLocaleString('en-GB')} |`).join('\n')}

A page that is the same for everyone is drawn once in ten seconds and sent from memory, packed. A page about someone’s own things is drawn each time.
`
}

function row(page: Measured): string {
  const { address, isUnlisted, fcp, lcp, tbt, cls, performance, accessibility, bestPractices, seo, requests, script, style } = page
  const times = [fcp, lcp, tbt].map((ms) => Math.round(ms).toLocaleString('en-GB'))
  const sizes = [script, style].map((kib) => kib.toFixed(1))
  return `| ${[address, ...times, cls.toFixed(3), performance, accessibility, bestPractices, isUnlisted ? `${seo} *` : seo, requests, ...sizes].join(' | ')} |`
}
