import { useState } from 'react'
import { useCall } from '#platform/web/useCall.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { getExamResult } from '../../contract.ts'
import { WeakestTopics } from '../WeakestTopics.tsx'

/** Shows a trainer which topics to go over after an attempt that failed. */
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
        {({ weakest }) => <WeakestTopics topics={weakest} />}
      </Loaded>
    </FormDialog>
  )
}
