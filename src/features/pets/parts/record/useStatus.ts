import { useAction } from '#platform/web/useAction.ts'
import { getPetDetail, getUsersPets, updatePetStatus } from '../../contract.ts'
import { petStatus } from '../../topics.ts'

/** Tells what has befallen a pet, and brings the record up to date. */
export const useStatus = () => useAction(updatePetStatus, { toast: true, refresh: [getPetDetail, getUsersPets, petStatus] })
