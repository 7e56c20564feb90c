/** What islands use of React, in one file for all islands. An island that needs more adds it here. */
export { createElement, useEffect, useId, useRef, useState } from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { hydrateRoot } from 'react-dom/client';
