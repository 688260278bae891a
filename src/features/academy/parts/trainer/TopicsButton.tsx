import { useState } from 'react'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { getExamResult } from '../../contract.ts'
import { BAND_WORDS, TOPIC_WORDS } from '../words.ts'

/** Shows a trainer how each topic of an attempt went. */
export function TopicsButton({ attemptId, number }: { attemptId: string; number: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton weight="quiet" size="sm" onClick={() => setOpen(true)}>
        See topics of attempt {number}
      </ActionButton>
      {isOpen && <Topics attemptId={attemptId} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}

function Topics({ attemptId, number, onClose }: { attemptId: string; number: number; onClose: () => void }) {
  const query = useCall(getExamResult, { attemptId })
  return (
    <FormDialog title={`Topics of attempt ${number}`} onClose={onClose}>
      <Loaded what="the result" query={query} count={3}>
        {({ topics }) => (
          <FactList
            facts={topics.map(({ topic, band }) => ({
              label: TOPIC_WORDS[topic],
              value: <StatusTag tone={BAND_WORDS[band].tone}>{BAND_WORDS[band].label}</StatusTag>,
            }))}
          />
        )}
      </Loaded>
    </FormDialog>
  )
}
