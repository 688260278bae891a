import { type ReactNode, useEffect, useRef } from 'react'
import { Page } from '#ui/Page.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import type { Purpose } from '../../shapes.ts'
import { PURPOSE_WORDS, thingOf } from './purposes.ts'
import { headingOf, type Stage } from './stage.ts'

interface PayStageProps {
  purpose: Purpose
  stage: Stage
  /** What the payment is for, once it’s known. */
  description?: string | undefined
  /** The page comes after a card was tried: what it says is to be heard. */
  isAfterCard?: boolean
  children: ReactNode
}

/** The page of paying at one of its stages: its heading says what is true now, and takes the focus whenever that changes. */
export function PayStage({ purpose, stage, description, isAfterCard = false, children }: PayStageProps) {
  const { from } = PURPOSE_WORDS[purpose]
  const heading = headingOf(stage, thingOf(purpose, description))
  const said = useRef(isAfterCard ? null : heading)
  useEffect(() => {
    if (said.current === heading) return
    said.current = heading
    focusTitle()
  }, [heading])
  return (
    <Page title={heading} width="text" crumbs={[from]}>
      {children}
    </Page>
  )
}
