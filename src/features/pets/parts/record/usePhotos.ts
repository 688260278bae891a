import { useRef } from 'react'
import { callServer } from '#platform/web/callserver.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { useAction } from '#platform/web/useAction.ts'
import { getPetDetail, getUsersPets, updatePetPhotos } from '../../contract.ts'
import type { PetDetail } from '../../kit/form/answersof.ts'

type Photos = Pick<PetDetail, 'id' | 'photos' | 'photosVersion'>
type Edit = (ids: readonly string[]) => readonly string[]

/** Changes the photos of a pet. Where another tab has changed them meanwhile, the same is done to what stands there now, so that none is lost. */
export function usePhotos(pet: Photos) {
  const tried = useRef<{ change: Edit; isAgain: boolean }>(undefined)
  const { run, isPending } = useAction(updatePetPhotos, {
    refresh: [getPetDetail, getUsersPets],
    failed: ({ code, message }) => {
      if (code !== 'changedMeanwhile' || !tried.current || tried.current.isAgain) return sayFailed(message)
      void again(tried.current.change)
    },
  })
  const save = ({ id: petId, photos, photosVersion: version }: Photos, change: Edit) =>
    run({ petId, photoIds: [...change(photos.map(({ id }) => id))], version })

  async function again(change: Edit) {
    tried.current = { change, isAgain: true }
    const now = await callServer(getPetDetail, { petId: pet.id }).catch(() => null)
    if (!now) return sayFailed('These photos were changed while you were here. Check your connection, then try again.')
    await save(now.data, change)
  }
  const edit = (change: Edit) => {
    tried.current = { change, isAgain: false }
    return save(pet, change)
  }
  return { edit, isPending }
}
