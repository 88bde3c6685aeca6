/** A valid UUID that no row has, for conditions that match nothing. */
export const noUuid = '00000000-0000-0000-0000-000000000000'
