/**
 * Which rows of a column are free.
 */
private static boolean[] freeRows(int[] rowOf, int col){
boolean free[] = new boolean[SIDE];
for(int i=0;i<SIDE;i++){
free[i] = true;
}
for(int i=0;i<col;i++){
int row = rowOf[i];
int apart = col - i;
free[row] = false;
if((row+apart) < SIDE)
free[row+apart] = false;
if((row-apart) >= 0)
free[row-apart] = false;
}
return free;
}

private static void place(int rowOf[], int col){
boolean free[] = freeRows(rowOf, col);
for(int row=0; row<SIDE; row++){
if(free[row] == false)
continue;
rowOf[col] = row;
if(col == SIDE - 1)
found++;
else
place(rowOf, col+1);
}
}

private static int found = 0;
public static final int SIDE = 8;

public static void main(String[] args){
int rowOf[] = new int[SIDE];
place(rowOf, 0);
System.out.println(found);
}
