/** The time zone of the branches that tests make; runs by other clocks bring the one that their moment is a local time of. */
export const TIME_ZONE = process.env.TEST_ZONE ?? 'America/Sao_Paulo';
