import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { goWith } from '#platform/web/goto.ts'
import { startAnew } from '#platform/web/memory.ts'
import { type Session, TOKEN_KEY } from '#platform/web/session.ts'

/** Keeps page and memory in step with the session: nobody sees what another person was told, and a page behind a token asks for one again. */
export function useSessionEnds(session: Session | null) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const last = useRef(session?.sub)

  useEffect(() => goWith((to) => void navigate(to)), [navigate])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', session !== null)
    if (session && last.current && last.current !== session.sub) void startAnew()
    if (session) last.current = session.sub
  }, [session])
  useEffect(() => {
    const elsewhere = (event: StorageEvent) => event.key === TOKEN_KEY && void revalidate()
    window.addEventListener('storage', elsewhere)
    return () => window.removeEventListener('storage', elsewhere)
  }, [revalidate])
}
