import { createHash } from 'node:crypto'

/** A page as it leaves the renderer. */
export interface DrawnPage {
  html: string
  /** The inline scripts that are ours, as a content security policy names them: `'sha256-…'`. */
  scripts: string[]
}

/**
 * Takes the mark `nonce` from the page and names the scripts that carried it by what is in them, so that the same page can be sent to
 * everyone. A script that someone smuggled into the page doesn't know the mark, and stays without a name.
 */
export function sealed(html: string, nonce: string): DrawnPage {
  const marked = new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g')
  const scripts = [...html.matchAll(marked)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), scripts: [...new Set(scripts)] }
}

/**
 * Lets the browser paint before it fetches any script: the modules that React Router would load straight away are asked for after the
 * first frame and `afterMs` milliseconds. A page that nobody looks at has no frames, and doesn't wait for one.
 */
export function paintFirst(html: string, nonce: string, afterMs: number): string {
  return html
    .replaceAll(/<link[^>]* rel="modulepreload"|<link rel="modulepreload"/g, (link) => link.replace('modulepreload', LATER))
    .replace(/<script([^>]*) type="module"/, `<script$1 type="${LATER}"`)
    .replace('</body>', `<script nonce="${nonce}">${start(afterMs)}</script></body>`)
}

const LATER = 'later'
const start = (afterMs: number) =>
  `(()=>{const start=()=>{for(const link of document.querySelectorAll('link[rel=${LATER}]'))link.rel='modulepreload';const written=document.querySelector('script[type=${LATER}]');const script=document.createElement('script');script.type='module';script.textContent=written.textContent;written.replaceWith(script)};document.hidden?start():requestAnimationFrame(()=>setTimeout(start,${afterMs}))})()`
