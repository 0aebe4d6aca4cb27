/* Deliberately empty: CICU.c includes the ICU headers, Swift never does. */
