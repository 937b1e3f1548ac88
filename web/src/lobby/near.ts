// Is this page served inside a home or office, so that those nearby can scan its address?

const PRIVATE = /^(10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.\d+\.\d+$|\.local$/;

export const isNear = (host: string): boolean => PRIVATE.test(host);
