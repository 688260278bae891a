import { colourSchemeScript } from '#platform/web/colourscheme.ts'
import { TOKEN_KEY } from '#platform/web/session.ts'

const words = `${colourSchemeScript}try{document.documentElement.toggleAttribute('data-signed-in',localStorage.getItem('${TOKEN_KEY}')!==null)}catch{}`

/** Runs before anything is painted: sets the colours, and keeps the room of the account bar, which only the browser can know to be needed. */
export function FirstScript({ nonce }: { nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: words }} />
}
