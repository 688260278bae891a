import type { ReactNode } from 'react'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { answerReview, getImplanterReviews, reviewBooking } from '../../contract.ts'
import { ReviewWords } from '../book/Reviews.tsx'
import { visitChanges } from '../changes.ts'
import type { Visit } from '../words.ts'

/** What was said of a visit, or the form to say it. */
export function ReviewPanel({ visit }: { visit: Visit }) {
  const { review, can } = visit
  if (can.review === true) return <WriteReview visit={visit} />
  if (!review) return null
  return (
    <Panel title="Review">
      <ReviewWords review={review} />
      {can.reply === true && <WriteReply bookingId={visit.id} />}
    </Panel>
  )
}

const STARS = [
  { value: '5', label: '5 stars', hint: 'Excellent' },
  { value: '4', label: '4 stars', hint: 'Good' },
  { value: '3', label: '3 stars', hint: 'All right' },
  { value: '2', label: '2 stars', hint: 'Poor' },
  { value: '1', label: '1 star', hint: 'Bad' },
]

const changes = [...visitChanges, getImplanterReviews]

function WriteReview({ visit }: { visit: Visit }) {
  const { form, ...sending } = useContractForm(reviewBooking, {
    initial: { bookingId: visit.id, stars: '', words: '' },
    asks: ({ stars, ...rest }) => ({ ...rest, stars: stars ? Number(stars) : undefined }),
    refresh: changes,
    toast: true,
  })
  return (
    <Panel title={`How was your visit with ${visit.with}?`} look="raised">
      <Publish {...sending} words="Publish the review" note="You can’t change it afterwards. The implanter can answer once.">
        <ChoiceCards {...form.getInputProps('stars')} label="Stars" min="7rem" choices={STARS} />
        <LongTextField
          {...form.getInputProps('words')}
          label="Your review"
          hint="It’s shown on the implanter’s page with your first name."
          maxLength={1000}
        />
      </Publish>
    </Panel>
  )
}

function WriteReply({ bookingId }: { bookingId: string }) {
  const { form, ...sending } = useContractForm(answerReview, { initial: { bookingId, words: '' }, refresh: changes, toast: true })
  return (
    <Publish {...sending} words="Publish the answer" note="You can answer once.">
      <LongTextField
        {...form.getInputProps('words')}
        label="Your answer"
        hint="It’s shown below the review on your page."
        maxLength={1000}
      />
    </Publish>
  )
}

interface PublishProps extends Pick<ReturnType<typeof useContractForm>, 'formProps' | 'summary' | 'isPending'> {
  words: string
  note: string
  children: ReactNode
}

function Publish({ formProps, summary, isPending, words, note, children }: PublishProps) {
  return (
    <FormRows {...formProps} {...summary}>
      {children}
      <FormActions note={note}>
        <ActionButton type="submit" busy={isPending}>
          {words}
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
