import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { callServer } from '#platform/web/callserver.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { type getQuestionsForExam, saveExamAnswer } from '../../contract.ts'
import { keepPending, type Pending, readPending, withoutSaved } from './pending.ts'
import { secondsLeft } from './time.ts'

export type Paper = AnswerOf<typeof getQuestionsForExam>

const RETRY_MS = 4000

/** The answers of an attempt: shown as soon as they are chosen, kept on the device until the server has them. */
export function useAnswers({ attemptId, answers: saved }: Paper, onOver: () => void) {
  const [answers, setAnswers] = useState<Pending>(() => ({ ...saved, ...readPending(attemptId) }))
  const [pending, setPending] = useState<Pending>(() => readPending(attemptId))
  const [isLost, setLost] = useState(false)
  const latest = useRef(pending)
  const isSaving = useRef(false)

  const change = (next: Pending) => {
    latest.current = next
    keepPending(attemptId, next)
    setPending(next)
  }

  const flush = async () => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      for (let next = Object.entries(latest.current)[0]; next; next = Object.entries(latest.current)[0]) {
        const [questionId, optionId] = next
        await callServer(saveExamAnswer, { attemptId, questionId, optionId })
        change(withoutSaved(latest.current, questionId, optionId))
      }
      setLost(false)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.status === 409) onOver()
      setLost(true)
    } finally {
      isSaving.current = false
    }
  }

  const tryAgain = useEffectEvent(() => void flush())
  useEffect(() => {
    tryAgain()
    window.addEventListener('online', tryAgain)
    const timer = setInterval(tryAgain, RETRY_MS)
    return () => {
      window.removeEventListener('online', tryAgain)
      clearInterval(timer)
    }
  }, [])

  const choose = (questionId: string, optionId: string) => {
    setAnswers((before) => ({ ...before, [questionId]: optionId }))
    change({ ...latest.current, [questionId]: optionId })
    void flush()
  }
  const unsaved = Object.keys(pending).length
  return { answers, choose, unsaved, isLost: isLost && unsaved > 0, forget: () => change({}) }
}

/** The seconds that are left by the server’s clock, whatever the device’s own says. */
export function useSecondsLeft({ now, endsAt }: Pick<Paper, 'now' | 'endsAt'>, onOver: () => void): number {
  const [ahead] = useState(() => Date.parse(now) - Date.now())
  const left = () => secondsLeft(Date.parse(endsAt), Date.now() + ahead)
  const [seconds, setSeconds] = useState(left)
  const tick = useEffectEvent(() => {
    const next = left()
    setSeconds(next)
    if (next === 0) onOver()
  })
  useEffect(() => {
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
