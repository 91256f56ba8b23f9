import { setFlagsFromString } from 'node:v8'

// Each embedded database has some 40 MB outside of V8's heap. By default V8 then collects the garbage of the whole
// worker for each database, which takes a third of the time of opening it; with this it waits until its own limit is
// near.
setFlagsFromString('--external-memory-accounted-in-global-limit')
