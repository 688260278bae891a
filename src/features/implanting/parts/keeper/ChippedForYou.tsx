import { mayAsk, useSession } from '#platform/web/session.ts'
import { useEveryRow } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { findCustomerImplantedChips } from '../../contract.ts'
import { CHIPPED_FOR_YOU, namesOf, withoutKeeper } from './words.ts'

/** The animals that were chipped for a keeper and are not in their name yet, and what they can do about each; nothing where there is none. */
export function ChippedForYou() {
  const session = useSession()
  const mayHave = session !== null && mayAsk(findCustomerImplantedChips, session)
  const { data } = useEveryRow(
    findCustomerImplantedChips,
    (paging) => ({ withoutKeeper: true, ...paging }),
    (page) => page,
    { enabled: mayHave },
  )
  const { waiting, ended } = withoutKeeper(data ?? [])
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          kind="warning"
          title={
            waiting.length === 1
              ? 'Is this animal yours? It was chipped for you'
              : `Are these ${waiting.length} animals yours? They were chipped for you`
          }
          action={
            <ButtonLink size="sm" to={paths.requests}>
              See requests
            </ButtonLink>
          }
        >
          {namesOf(waiting)}. {CHIPPED_FOR_YOU.waiting}
        </Notice>
      )}
      {ended.length > 0 && (
        <Notice
          title={
            ended.length === 1
              ? 'An animal chipped for you has no keeper yet'
              : `${ended.length} animals chipped for you have no keeper yet`
          }
        >
          {namesOf(ended)}. {CHIPPED_FOR_YOU.ended}
        </Notice>
      )}
    </>
  )
}
