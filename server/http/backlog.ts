/**
 * How many connections may wait until the process accepts them. The operating system drops further ones, and their clients
 * repeat the attempt after 1, 3, 7 and more seconds, so Node's 511 are too few for the start of a large event. Linux
 * reduces it to `net.core.somaxconn`, which is 4096 since Linux 5.4.
 */
export const backlog = 16_384
