import { getPetDetail } from '#features/pets/contract.ts'
import { AddProof } from '#features/recordTransfers/kit/AddProof.tsx'
import { recordMoves } from '#features/recordTransfers/topics.ts'
import { telephone } from '#platform/text/telephone.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { When } from '#ui/When.tsx'
import { resolveConflict } from '../contract.ts'
import type { Conflict } from '../shapes.ts'

const KeepHereDialog = lazyPart(() => import('./KeepHereDialog.tsx').then((part) => part.KeepHereDialog))

const HELD = 'You took it in as a stray, so its keeper there has their days to claim it first.'

/** Two records of one animal, what each choice means, and the choice. */
export function ConflictPanel({ conflict }: { conflict: Conflict }) {
  const { conflictId, petId, petName, chipShown, other, found, next, since, can, isHeld } = conflict
  const { run, isPending } = useAction(resolveConflict, { toast: true, refresh: [recordMoves, getPetDetail] })
  return (
    <Panel title={petName} footer={<ButtonLink to={paths.pet(petId)} weight="plain">{`Open ${petName}’s record`}</ButtonLink>}>
      <Rows>
        <FactList
          facts={[
            { label: 'Microchip', value: chipShown },
            { label: 'Other register', value: other.name },
            { label: 'Its telephone', value: other.phone && <a href={telephone(other.phone)}>{other.phone}</a> },
            { label: 'Its site', value: other.site && <a href={other.site}>{other.site.replace('https://', '')}</a> },
            { label: 'We found this', value: <When at={since} /> },
          ]}
        />
        <Notice kind="info" title={found} action={<AddProof petId={petId} petName={petName} can={can.prove} again={conflict.hasProof} />}>
          {next}
        </Notice>
        <Columns min="16rem">
          <div>
            <Prose>
              <h3>Keep it here</h3>
              <p>
                {isHeld
                  ? HELD
                  : `You then show that it’s yours, as for any record that comes from another register. Once that’s proven, we ask ${other.name} to mark its own as moved. Until then finders are told of both, and you can’t pass your pet on or get a certificate.`}
              </p>
            </Prose>
            <DialogButton disabledBecause={can.keepHere} renderDialog={(close) => <KeepHereDialog conflict={conflict} onClose={close} />}>
              {`Keep it with ${site.name}`}
            </DialogButton>
          </div>
          <div>
            <Prose>
              <h3>{`Leave it with ${other.name}`}</h3>
              <p>{`We send finders to ${other.name}, and other registers are told that we don’t hold the number. You can bring it back at any time.`}</p>
            </Prose>
            <DialogButton
              weight="plain"
              disabledBecause={can.moveThere}
              renderDialog={(close) => (
                <ConfirmDialog
                  title={`Leave ${petName}’s record with ${other.name}?`}
                  yes={`Leave it with ${other.name}`}
                  busy={isPending}
                  onYes={() => {
                    void run({ conflictId, keep: 'there' })
                    close()
                  }}
                  onClose={close}
                >
                  {`${isHeld ? '' : 'First check that your details are right there. '}${isHeld ? `We then send its keeper’s finders to ${other.name}.` : `If you didn’t register ${petName} with ${other.name} yourself, keep it here.`}`}
                </ConfirmDialog>
              )}
            >
              {`Leave it with ${other.name}`}
            </DialogButton>
          </div>
        </Columns>
      </Rows>
    </Panel>
  )
}
