import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { goWith } from '#platform/web/goto.ts'
import type { Session } from '#platform/web/session.ts'

/** Keeps page, memory and header in step with the session: another person never sees the last one's answers, and a page behind a token asks for one again. */
export function useSessionEnds(session: Session | null) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  const last = useRef(session)

  useEffect(() => goWith((to) => void navigate(to)), [navigate])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', session !== null)
    const before = last.current
    last.current = session
    if (session && before?.token !== session.token) void queries.resetQueries()
  }, [session, queries])
  useEffect(() => {
    const elsewhere = () => void revalidate()
    window.addEventListener('storage', elsewhere)
    return () => window.removeEventListener('storage', elsewhere)
  }, [revalidate])
}
