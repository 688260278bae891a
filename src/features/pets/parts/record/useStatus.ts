import { useTell } from '#platform/web/useTell.ts'
import { getPetDetail, getUsersPets, updatePetStatus } from '../../contract.ts'

/** Tells what has befallen a pet, and brings the record up to date. */
export const useStatus = () => useTell(updatePetStatus, { toast: true, refresh: [getPetDetail, getUsersPets] })
