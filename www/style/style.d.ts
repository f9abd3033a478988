/** A style sheet that comes with the part of the page that imports it. */
declare module '*.css';
