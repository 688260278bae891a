import { useState } from 'react'
import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { answerMoveByCode, getMoveByCode } from '../contract.ts'

type Answer = 'agree' | 'object'

/** The move behind a code, what each answer does, and the two answers. */
export function MoveToAnswer({ code }: { code: string }) {
  const query = useCall(getMoveByCode, { code })
  return (
    <Page
      title="Does this record move to us?"
      lead={`Someone has registered an animal with ${site.name} whose record you have. Tell us if that’s right.`}
      width="text"
    >
      {query.error?.isNotFound || query.error?.isMistyped ? (
        <Notice kind="warning" title={query.error.message}>
          Type the whole address from the letter, with the code at its end. You can also call us on{' '}
          <a href={site.phoneLink}>{site.phone}</a>.
        </Notice>
      ) : (
        <Loaded what="the move" query={query}>
          {(move) => <Asked code={code} move={move} />}
        </Loaded>
      )}
    </Page>
  )
}

function Asked({ code, move }: { code: string; move: AnswerOf<typeof getMoveByCode> }) {
  const { chipShown, species, database, movedAt, objectBy, next, can } = move
  const [asking, setAsking] = useState<Answer>()
  const { run, isPending } = useAction(answerMoveByCode, { toast: true, refresh: [getMoveByCode], then: () => setAsking(undefined) })
  const isOpen = can.agree === true
  return (
    <Rows>
      <Panel title="The record">
        <FactList
          facts={[
            { label: 'Microchip', value: chipShown },
            { label: 'Animal', value: speciesWords[Species.parse(species)].one },
            { label: 'From', value: database },
            { label: 'Registered here', value: whenText(movedAt, 'day') },
            { label: 'Object by', value: objectBy && whenText(objectBy, 'day') },
          ]}
        />
      </Panel>
      <Notice title={isOpen ? 'It isn’t settled yet' : 'You don’t need to answer'}>{next}</Notice>
      {isOpen && (
        <FormActions>
          <ActionButton onClick={() => setAsking('object')}>Object to the move</ActionButton>
          <ActionButton weight="plain" onClick={() => setAsking('agree')}>
            Agree to the move
          </ActionButton>
        </FormActions>
      )}
      {asking && (
        <ConfirmDialog
          {...QUESTIONS[asking](database)}
          busy={isPending}
          onYes={() => void run({ code, answer: asking })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Rows>
  )
}

const QUESTIONS: Record<Answer, (database: string) => { title: string; yes: string; children: string }> = {
  object: (database) => ({
    title: 'Object to the move?',
    yes: 'Object to the move',
    children: `The record stays with ${database} until our staff have settled it. They may ask you both for documents. Finders are told of both registers.`,
  }),
  agree: (database) => ({
    title: 'Agree to the move?',
    yes: 'Agree to the move',
    children: `The record with ${site.name} counts from now on, with the person who registered it as the keeper, and we ask ${database} to mark its own as moved. You can’t undo this here.`,
  }),
}
