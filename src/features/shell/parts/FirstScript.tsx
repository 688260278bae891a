import { colourSchemeScript } from '#platform/web/colourscheme.ts'
import { earlyActsScript } from '#platform/web/earlyacts.ts'
import { TOKEN_KEY } from '#platform/web/session.ts'

const roomForAccountBar = `try{document.documentElement.toggleAttribute('data-signed-in',localStorage.getItem('${TOKEN_KEY}')!==null)}catch{}`
/** Only the server writes it. */
const words = import.meta.env.SSR ? `${colourSchemeScript}${earlyActsScript}${roomForAccountBar}` : ''

/** Runs before anything is painted: sets the colours, keeps the room of the account bar, and remembers what is done before we listen. */
export function FirstScript({ nonce }: { nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: words }} />
}
