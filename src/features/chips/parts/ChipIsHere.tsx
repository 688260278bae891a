import { holds, useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getChipInfo } from '../contract.ts'
import { ReportedGone } from '../kit/ReportedGone.tsx'
import { TellItsKeeper } from '../kit/TellItsKeeper.tsx'

/** The chip is on the register: with the person's own pet, or with somebody else's. */
export function ChipIsHere({ number, says }: { number: string; says: string }) {
  const session = useSession()
  const { data } = useCall(getChipInfo, { chipNumber: number }, { enabled: session !== null })
  if (data?.petId)
    return (
      <Notice
        title={`This is ${data.petName}’s chip`}
        live
        action={
          <ButtonLink weight="plain" size="sm" to={paths.pet(data.petId)}>
            See the record
          </ButtonLink>
        }
      >
        It’s already registered to you. You don’t need to do anything else.
      </Notice>
    )
  if (data && data.can.claimFound !== true) return <TellItsKeeper number={number} reported={data.reported} />
  return (
    <Rows gap="sm">
      <ReportedGone reported={data?.reported ?? null} number={number} />
      <Notice
        kind="warning"
        title="This chip is already registered here"
        live
        action={
          <Group component="span" gap="0.75rem 1.25rem">
            {holds('Welfare', session) && (
              <ButtonLink size="sm" to={paths.holdAnimal(number)}>
                Hold it for its keeper
              </ButtonLink>
            )}
            <ButtonLink weight="plain" size="sm" to={paths.askForKeepership(number)}>
              Ask to be its keeper
            </ButtonLink>
          </Group>
        }
      >
        {says} You can also call us on <a href={site.phoneLink}>{site.phone}</a> and give us the number.{' '}
        {!session && 'If you registered it yourself, sign in to see it.'}
      </Notice>
    </Rows>
  )
}
