import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { newsletterChoice, saveNewsletterTopics } from '../contract.ts'
import { TopicFields } from './TopicFields.tsx'
import { chosenIn, wantedOf } from './wanted.ts'

/** What the newsletter is about for one reader. */
export function TopicsForm({ token, topics }: { token: string; topics: AnswerOf<typeof newsletterChoice>['topics'] }) {
  const { form, formProps, summary, isPending } = useContractForm(saveNewsletterTopics, {
    initial: { token, topics: wantedOf(topics) },
    asks: (values) => ({ token: values.token, topics: chosenIn(values.topics) }),
    refresh: [newsletterChoice],
    toast: true,
  })
  return (
    <Panel title="What we send you">
      <FormRows {...formProps} {...summary}>
        <TopicFields form={form} />
        <FormActions>
          <ActionButton type="submit" weight="plain" busy={isPending}>
            Save choices
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}
