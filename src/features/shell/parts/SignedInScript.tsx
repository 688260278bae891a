import { TOKEN_KEY } from '#platform/web/session.ts'

const words = `try{document.documentElement.toggleAttribute('data-signed-in',localStorage.getItem('${TOKEN_KEY}')!==null)}catch{}`

/** Runs before anything is painted: keeps the room of the account bar, which only the browser can know to be needed. */
export function SignedInScript({ nonce }: { nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: words }} />
}
